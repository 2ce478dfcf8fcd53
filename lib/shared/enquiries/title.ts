import { formatPhone } from '../phone';

/** What an enquiry is called where one is named: by who sent it, or by how they are reached. */
export const titleOf = ({ name, phone, email }: { name: string; phone: string; email: string }): string =>
  name || formatPhone(phone) || email;
