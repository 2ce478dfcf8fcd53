import { findFlag, findJson, findText, findTexts, present } from '@/lib/shared/form-data';

/** The spec's multipart fields (API-3) as an object for `projectCreate` or `projectPatch`; absent fields stay absent. */
export function decodeProjectForm(form: FormData): Record<string, unknown> {
  const version = findText(form, 'version');
  return present({
    name: findText(form, 'name'),
    description: findText(form, 'description'),
    category: findText(form, 'category'),
    status: findText(form, 'status'),
    location: findText(form, 'location'),
    client: findText(form, 'client'),
    price: findText(form, 'price'),
    explore: findFlag(form, 'explore'),
    amenities: findTexts(form, 'amenities'),
    specifications: findJson(form, 'specifications'),
    existingImages: findJson(form, 'existingImages'),
    version: version ? Number(version) : undefined,
  });
}
