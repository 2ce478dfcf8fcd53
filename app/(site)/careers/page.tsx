import { makeOfficePage } from '../office-form-page';

export const ensureStatic = 'navigation';

const { generateMetadata, Page } = makeOfficePage('career');

export { generateMetadata };
export default Page;
