// Uploads live one day longer than unsaved work, so that it never loses its pictures.
const unsavedWorkDays = 7;

/** Specification, section 9: the numbers that scripts need. Stylesheets hold the others. */
export const limits = {
  headerScrolledPx: 50,
  splashMs: 1500,
  newsletterThanksMs: 3000,
  contactThanksMs: 3000,
  slowSendMs: 8000,
  carouselHoldMs: 3000,
  carouselFadeMs: 1000,
  counterMs: 2000,
  faqDelayMs: 500,
  footerRevealMs: 1000,
  footerRevealDelaysMs: [100, 350, 600],
  featuredMax: 9,
  projectsPerPage: 24,
  upcomingMax: 24,
  adminProjectsPerPage: 48,
  adminProjectsPerTable: 200,
  gapNamesMax: 3,
  loginPasswordMinLength: 6,
  newPasswordMinLength: 12,
  newPasswordMaxLength: 200,
  resetMinutes: 30,
  madePasswordDays: 7,
  toastMs: 5000,
  adminToastMs: 3000,
  brandCardImagePx: 96,
  unsavedWorkDays,
  mostAtOnce: 200,
  binDays: 30,
  endedAccessDays: 30,
} as const;

export const svgType = 'image/svg+xml';

export const uploadLimits = {
  maxBytes: 15 * 1024 * 1024,
  maxPixels: 50_000_000,
  maxCount: 30,
  masterWidthPx: 2560,
  widthsPx: [384, 640, 960, 1280, 1920],
  cropWidthsPx: [480, 720, 960],
  replacedForHours: 24,
  stagedForDays: unsavedWorkDays + 1,
  rawForHours: 24,
  maxSvgBytes: 2 * 1024 * 1024,
  svgElements: 20_000,
  svgDepth: 64,
  svgSidePx: 2000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', svgType],
  accept:
    '.jpg,.jpeg,.png,.webp,.heic,.heif,.svg,image/jpeg,image/png,image/webp,image/heic,image/heif,image/svg+xml',
} as const;

export const fileLimits = {
  maxBytes: 20 * 1024 * 1024,
  throughSiteBytes: 4 * 1024 * 1024,
  type: 'application/pdf',
  accept: '.pdf,application/pdf',
} as const;
