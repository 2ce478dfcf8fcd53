// React and the router load in short tasks before Next's client (ready-page.cjs), so that a phone stays responsive.
const parts = [
  () => require('react-dom/client'),
  () => {
    require('next/link');
    require('next/navigation');
  },
];
for (const evaluate of parts) setTimeout(evaluate);
