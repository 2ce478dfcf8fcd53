import { makeSentPage } from '../../office-form-page';

export const ensureStatic = 'navigation';

const { generateMetadata, Page } = makeSentPage('landowner');

export { generateMetadata };
export default Page;
