import { makeOfficePage } from '../office-form-page';

export const ensureStatic = 'navigation';

const { generateMetadata, Page } = makeOfficePage('partner');

export { generateMetadata };
export default Page;
