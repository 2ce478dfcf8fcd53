export const controlLabels = {
  skipToContent: 'Skip to the content',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  menu: 'Menu',
  mainNavigation: 'Main',
  footerNavigation: 'Quick Links',
  legalNavigation: 'Legal',
  opensNewTab: 'opens in a new tab',
  quickLinks: 'Quick Links',
  contactUs: 'Contact Us',
  newsletter: 'Newsletter',
  emailAddress: 'E-mail address',
  subscribe: 'Subscribe',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slide: 'Slide',
  of: 'of',
  close: 'Close',
  enlarge: 'Enlarge',
  enlargePicture: 'Enlarge picture',
  fill: 'Fill the height',
  fit: 'Show the whole picture',
  enlarged: 'Enlarged picture, moves with the arrow keys',
  tryAgain: 'Try again',
  loading: 'Loading',
  reference: 'Reference',
  requestCallback: 'Request a callback',
  dismiss: 'Dismiss this message',
} as const;

/** Of the footer, which the server draws: the browser has no use for it. */
export const furtherNavigation = 'More pages';

/** "1 of 3". */
export const positionLabel = (index: number, count: number): string =>
  `${index + 1} ${controlLabels.of} ${count}`;
