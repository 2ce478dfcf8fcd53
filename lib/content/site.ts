/**
 * The brand as a new site begins with it: the office changes it under Settings > Brand. The outlines in `logo.ts` beside it,
 * the icons in `public/brand/` and `public/favicon.ico` belong to this name. A test finds name, colours and logo nowhere else.
 * Address, phone and e-mail are placeholders that cannot reach anybody.
 */
export const site = {
  name: 'Tidemark Developers',
  shortName: 'Tidemark',
  tagline: 'Building Dreams, Delivering Excellence',
  footerTagline: 'Building landmarks of excellence since 1995.',
  since: 1995,
  city: 'Mangalore',
  region: 'Karnataka',
  country: 'IN',
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
  /** Above the city. */
  address: ['Tidemark House, 9th floor', 'Light House Hill Road'],
  pin: '575001',
  phone: '+91 824 000 0000',
  phoneHref: 'tel:+918240000000',
  email: 'info@tidemark.example.com',
  hours: [
    { days: 'Monday to Friday', time: '9:00 AM to 6:00 PM', opens: '09:00', closes: '18:00' },
    { days: 'Saturday', time: '10:00 AM to 4:00 PM', opens: '10:00', closes: '16:00' },
    { days: 'Sunday', time: 'Closed', opens: null, closes: null },
  ],
  social: [
    { kind: 'photo', name: 'Instagram', href: 'https://www.instagram.com/' },
    { kind: 'social', name: 'Facebook', href: 'https://www.facebook.com/' },
    { kind: 'professional', name: 'LinkedIn', href: 'https://www.linkedin.com/' },
  ],
  /** The stylesheets take the brand's from the root layout. What is neutral, or says error or success, stands in `theme.css`. */
  colors: {
    theme: '#0e2230',
    accent: '#b5522f',
    /** Where small text needs more contrast. */
    accentDeep: '#973f20',
    /** On dark grounds. */
    accentLight: '#dc7a52',
    paper: '#faf6f0',
  },
  /** True while the invented demo brand stands here: the back office says so. */
  isDemo: true,
} as const;
