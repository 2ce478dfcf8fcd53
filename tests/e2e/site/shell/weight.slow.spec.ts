import { test } from '../../../support/browser/browser-test';
import { expectLight } from '../../../support/browser/page-weight';

for (const path of ['/projects', '/contact', '/brands', '/aboutclick', '/faqs'])
  test(`@phone ${path} moves nothing that is seen, fetches no other page unasked, and costs next to nothing the second time`, async ({
    page,
  }) => {
    await expectLight(page, path);
  });
