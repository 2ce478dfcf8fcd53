import { site } from './site';

/** Invented. A real builder starts with none. */
export const demoPromoter = {
  registeredName: `${site.name} (invented) Limited`,
  companyNumber: 'U00000KA1995PTC000000',
  grievanceContact: `Nobody (invented), ${site.email}`,
  dataContact: `Nobody (invented), ${site.email}`,
};
