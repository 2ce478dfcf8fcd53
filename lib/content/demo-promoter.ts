import { site } from './site';

/** What the law asks a promoter to name, as the demo has it: plainly invented. A builder begins without any. */
export const demoPromoter = {
  registeredName: `${site.name} (invented) Limited`,
  companyNumber: 'U00000KA1995PTC000000',
  grievanceContact: `Nobody (invented), ${site.email}`,
  dataContact: `Nobody (invented), ${site.email}`,
};
