/** Initial values: the office changes them under Settings > Brand. `logo.ts`, `public/brand/` and `public/favicon.ico` belong to this name. A test forbids them elsewhere. Address, phone and e-mail reach nobody. */
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
  /** The root layout passes the brand's colours to the stylesheets. Neutral, error and success colours are in `theme.css`. */
  colors: {
    theme: '#0e2230',
    accent: '#b5522f',
    /** More contrast for small text. */
    accentDeep: '#973f20',
    accentLight: '#dc7a52',
    paper: '#faf6f0',
  },
  isDemo: true,
} as const;
