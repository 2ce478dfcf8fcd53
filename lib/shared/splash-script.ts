import { limits } from '@/lib/content/limits';

/**
 * Skips the splash that this browser session has seen. Static, so that its hash in a policy never changes;
 * it marks <html> because it runs before the page is alive.
 */
export const splashScript = `(function(){var d=document.documentElement.dataset;try{if(sessionStorage.getItem('splash')){d.splash='seen';return}sessionStorage.setItem('splash','seen')}catch(e){}setTimeout(function(){d.splash='seen'},${limits.splashMs})})()`;
