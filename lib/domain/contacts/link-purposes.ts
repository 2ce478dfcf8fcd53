import 'server-only';

export const withdrawPurpose = 'withdraw';

export const confirmPurpose = 'confirm';
