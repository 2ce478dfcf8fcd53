import { makeSentPage } from '../../office-form-page';

export const ensureStatic = 'navigation';

const { generateMetadata, Page } = makeSentPage('partner');

export { generateMetadata };
export default Page;
