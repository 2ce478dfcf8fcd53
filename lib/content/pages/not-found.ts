export const notFoundContent = {
  text: 'The tide has been over this one. The address may have changed, or the page was taken down.',
  project: 'The project may have been taken down, or its address has changed.',
  director: 'The director may have left the board, or the address has changed.',
  ways: [
    { name: 'Home', href: '/' },
    { name: 'Projects', href: '/projects' },
    { name: 'Contact Us', href: '/contact' },
  ],
} as const;
