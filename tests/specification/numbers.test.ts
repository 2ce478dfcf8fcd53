import { expect, test } from 'vitest';
import { limits, uploadLimits } from '@/lib/content/limits';

test('the times and counts of section 9 are those of the specification', () => {
  expect(limits).toMatchObject({
    headerScrolledPx: 50,
    newsletterThanksMs: 3000,
    splashMs: 1500,
    featuredMax: 9,
    carouselHoldMs: 3000,
    carouselFadeMs: 1000,
    counterMs: 2000,
    contactThanksMs: 3000,
    faqDelayMs: 500,
    footerRevealMs: 1000,
    footerRevealDelaysMs: [100, 350, 600],
    loginPasswordMinLength: 6,
    toastMs: 5000,
    adminToastMs: 3000,
    brandCardImagePx: 96,
  });
});

test('the limits that were decided beside it are as decided', () => {
  expect(limits).toMatchObject({
    projectsPerPage: 24,
    upcomingMax: 24,
    adminProjectsPerPage: 48,
    adminProjectsPerTable: 200,
    newPasswordMinLength: 12,
    resetMinutes: 30,
    unsavedWorkDays: 7,
    binDays: 30,
    endedAccessDays: 30,
  });
  expect(uploadLimits).toEqual({
    maxBytes: 15_728_640,
    maxPixels: 50_000_000,
    maxCount: 30,
    masterWidthPx: 2560,
    widthsPx: [384, 640, 960, 1280, 1920],
    cropWidthsPx: [480, 720, 960],
    replacedForHours: 24,
    stagedForDays: 8,
    rawForHours: 24,
    maxSvgBytes: 2_097_152,
    svgElements: 20_000,
    svgDepth: 64,
    svgSidePx: 2000,
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'image/svg+xml'],
    accept:
      '.jpg,.jpeg,.png,.webp,.heic,.heif,.svg,image/jpeg,image/png,image/webp,image/heic,image/heif,image/svg+xml',
  });
});
