export const notFoundContent = {
  text: 'The tide has washed this page away. The address may have changed, or the page was removed.',
  project: 'The project may have been removed, or its address may have changed.',
  director: 'The director may have left the board, or the address may have changed.',
  ways: [
    { name: 'Home', href: '/' },
    { name: 'Projects', href: '/projects' },
    { name: 'Contact Us', href: '/contact' },
  ],
} as const;
