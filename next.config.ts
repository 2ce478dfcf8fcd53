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
import { filterKeys } from './lib/shared/parsing/list-query';

const onHost = isServerless();

const isTestBuild = process.env.NEXT_DIST_DIR?.startsWith('.next-test') ?? false;

const { SITE_URL, HSTS_SUBDOMAINS, LEGACY_IMAGE_HOST, BLOB_READ_WRITE_TOKEN } = process.env;
const siteAddress = new URL(SITE_URL || 'http://localhost');

const inAnyCase = (text: string) =>
  [...text]
    .map((letter) => (/[a-z]/i.test(letter) ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : letter))
    .join('');

const spellings = [...sitePages, ...Object.values(officeFormPages)]
  .map(({ href }) => href.slice(1))
  .filter((name) => name !== '')
  .map((name) => ({
    source: `/:page((?!${name}$)${inAnyCase(name)}){/}?`,
    destination: `/${name}`,
    permanent: true,
  }));

/** One spelling of each choice, so that equal lists share a cached response. */
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
  compress: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // A host has no development packages, so it checks the types of the site only.
  typescript: {
    tsconfigPath: process.env.NEXT_TSCONFIG ?? 'tsconfig.build.json',
    ignoreBuildErrors: !onHost || isTestBuild,
  },
  // The cache of a serverless host handles expired tags.
  ...(onHost
    ? {}
    : {
        cacheHandler: path.resolve('lib/server/cache/handler.cjs'),
        cacheHandlers: { default: path.resolve('lib/server/cache/reads.cjs') },
      }),
  // Nothing uses next/image: its route answers 404.
  images: { unoptimized: true },
  // The redirects below do it in one step.
  skipTrailingSlashRedirect: true,
  experimental: {
    // Next forwards an action under an internal host name.
    serverActions: { allowedOrigins: [siteAddress.host] },
    caseSensitiveRoutes: true,
    // Preloading all took 50 MB and made no first visit faster.
    preloadEntriesOnStart: false,
    // A page would be rendered and sent twice, for a later visit.
    cachedNavigations: false,
    globalNotFound: true,
    // It takes a third of the compile time, and only a host limits the size of a function.
    serverMinification: onHost,
    // It adds a hash of the router's headers to addresses, which pages would then contain. `Vary` tells caches.
    validateRSCRequestHeaders: false,
    // A folder is built once, so its cache (270 MB) has no use. A host has its cache.
    turbopackFileSystemCacheForBuild: onHost && !isTestBuild,
    // Node runs without --enable-source-maps.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // Back-office pages wait for the server on purpose; `next dev` would report each as an error.
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
  // pdfkit loads files from its folder; web-push triggers warnings of Node outside of node_modules.
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
        // Browsers cache a permanent redirect, even after a rollback.
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
      // AUTH-9: search engines must not list the log-in.
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
