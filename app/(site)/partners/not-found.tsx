export { OfficeNotFound as default } from '../office-form-page';
