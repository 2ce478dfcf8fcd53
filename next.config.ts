import path from 'node:path';
import type { NextConfig } from 'next';
import { formerAddresses } from './lib/content/admin/former-addresses';
import { officeFormPages } from './lib/content/enquiries/office-form-pages';
import { budgetChoices } from './lib/content/home-choices';
import { sitePages } from './lib/content/pages/pages';
import { projectCategories, projectStatuses } from './lib/content/projects/projects';
import { isServerless } from './lib/server/host';
import {
  linkPageHeaders,
  linkPages,
  securityHeaders,
  sharedPictures,
} from './lib/server/policy/security-headers';
import { hostPolicy } from './lib/server/policy/serverless';
import { contactRewrites } from './lib/shared/addresses/contact-address';
import { malformedRewrites } from './lib/shared/addresses/malformed-rewrites';
import { listQueryRewrites } from './lib/shared/filtered-route';
import { filterKeys } from './lib/shared/list-query';

const onHost = isServerless();

const isTestBuild = process.env.NEXT_DIST_DIR?.startsWith('.next-test') ?? false;

const { SITE_URL, HSTS_SUBDOMAINS, LEGACY_IMAGE_HOST, BLOB_READ_WRITE_TOKEN } = process.env;
const siteAddress = new URL(SITE_URL || 'http://localhost');

const inAnyCase = (text: string) =>
  [...text]
    .map((letter) => (/[a-z]/i.test(letter) ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : letter))
    .join('');

/** `/FAQs` and `/faqs/` lead straight to `/faqs`, in one step. */
const spellings = [...sitePages, ...Object.values(officeFormPages)]
  .map(({ href }) => href.slice(1))
  .filter((name) => name !== '')
  .map((name) => ({
    source: `/:page((?!${name}$)${inAnyCase(name)}){/}?`,
    destination: `/${name}`,
    permanent: true,
  }));

/** A list has one spelling of each choice; another leads to it, with the other choices as they are. */
const choiceSpellings = Object.entries({
  [filterKeys.status]: projectStatuses,
  [filterKeys.category]: projectCategories,
  [filterKeys.budget]: budgetChoices,
}).flatMap(([key, values]) =>
  values.map((value) => ({
    source: '/projects',
    has: [{ type: 'query' as const, key, value: `(?!${value}$)${inAnyCase(value)}` }],
    destination: `/projects?${new URLSearchParams({ [key]: value })}`,
    permanent: true,
  })),
);

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: true,
  poweredByHeader: false,
  // `scripts/server/answers/compression.ts` does it.
  compress: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // A build lies in a folder of its own below `.next`, with route types of its own: `scripts/lib/build/build.ts`.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // A host checks the types of the site alone, so that it needs no development package. Elsewhere `npm run check` checks all types.
  typescript: {
    tsconfigPath: process.env.NEXT_TSCONFIG ?? 'tsconfig.build.json',
    ignoreBuildErrors: !onHost || isTestBuild,
  },
  // A serverless host has a cache of its own that hears of expired tags by itself.
  ...(onHost
    ? {}
    : {
        cacheHandler: path.resolve('lib/server/cache/handler.cjs'),
        cacheHandlers: { default: path.resolve('lib/server/cache/reads.cjs') },
      }),
  // Nothing draws pictures by next/image: its route answers 404.
  images: { unoptimized: true },
  // The redirects below do it, without a second step; their sources tell small letters from capitals.
  skipTrailingSlashRedirect: true,
  experimental: {
    // Next passes an action on to the page that has it by an address of its own, which is not the one that people type.
    serverActions: { allowedOrigins: [siteAddress.host] },
    caseSensitiveRoutes: true,
    // All of them at each start took 50 MB, and made the first visit to none of them faster.
    preloadEntriesOnStart: false,
    // A page that is drawn for its request would be drawn and sent twice, for a later visit.
    cachedNavigations: false,
    globalNotFound: true,
    // It takes a third of the compile time, and only a host limits the size of a function.
    serverMinification: onHost,
    // The sum of the router's headers in a payload's address: what is drawn for such an address would name it. `Vary` tells caches.
    validateRSCRequestHeaders: false,
    // A folder is built into once: what it keeps for the next build (270 MB) nobody reads. A host keeps its own.
    turbopackFileSystemCacheForBuild: onHost && !isTestBuild,
    // Nothing reads them: Node is not started with --enable-source-maps.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // The pages of the back office wait for the server on purpose, behind a spinner; `next dev` would call each an error.
    instantInsights: { validationLevel: 'manual-warning' },
  },
  outputFileTracingIncludes: {
    '/share/**': ['./node_modules/@fontsource/marcellus/files/*.woff'],
    '/projects/*/brochure': [
      './node_modules/@fontsource/marcellus/files/*-latin-400-normal.woff',
      './node_modules/@fontsource/instrument-sans/files/*-latin-{400,600}-normal.woff',
    ],
    '/admin/sw.js': ['./app/admin/sw.js/worker.js'],
    '/api/admin/**': [
      './lib/server/pictures/svg/draw-process.mjs',
      './lib/server/pictures/heic/decode-process.mjs',
      './node_modules/libheif-js/libheif-wasm/libheif.{js,wasm}',
      './lib/server/pictures/apart.mjs',
    ],
  },
  // pdfkit finds files of its own beside itself; web-push calls what Node warns of outside of node_modules.
  serverExternalPackages: ['pdfkit', 'web-push'],
  turbopack: { root: import.meta.dirname },
  rewrites: async () => ({ beforeFiles: [...listQueryRewrites, ...contactRewrites, ...malformedRewrites] }),
  async redirects() {
    // ADM-4
    const oldScreen = { source: '/admin/about-stats', destination: '/admin/about', permanent: false };
    return [
      oldScreen,
      ...formerAddresses.map(([source, destination]) => ({
        source,
        destination,
        // A browser keeps a permanent redirect, also after the former release is back.
        permanent: source.startsWith('/api/'),
      })),
      ...spellings,
      ...choiceSpellings,
      { source: '/:path+/', destination: '/:path+', permanent: true },
    ];
  },
  async headers() {
    return [
      ...(onHost ? hostPolicy({ LEGACY_IMAGE_HOST, BLOB_READ_WRITE_TOKEN }) : []),
      {
        source: '/:path*',
        headers: Object.entries(securityHeaders({ SITE_URL, HSTS_SUBDOMAINS })).map(([key, value]) => ({
          key,
          value,
        })),
      },
      {
        source: sharedPictures,
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      },
      {
        source: '/:path*',
        missing: [{ type: 'host', value: siteAddress.hostname.replaceAll('.', '\\.') }],
        headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }],
      },
      // AUTH-9: the login path is no secret, but it is not for search engines either.
      { source: '/786313login/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] },
      { source: '/admin/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] },
      ...linkPages.map((source) => ({
        source,
        headers: Object.entries(linkPageHeaders).map(([key, value]) => ({ key, value })),
      })),
    ];
  },
};

export default config;
