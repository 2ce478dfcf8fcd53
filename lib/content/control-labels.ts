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
  enlarged: 'Enlarged picture, use the arrow keys to move',
  tryAgain: 'Try again',
  loading: 'Loading',
  reference: 'Reference',
  requestCallback: 'Request a callback',
  dismiss: 'Close this message',
} as const;

/** In its own constant, so that the browser does not load it with the others. */
export const furtherNavigation = 'More pages';

export const positionLabel = (index: number, count: number): string =>
  `${index + 1} ${controlLabels.of} ${count}`;
