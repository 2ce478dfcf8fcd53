import { limits } from '@/lib/content/limits';
import { arrivalKey } from './visit';

/** Skips the splash that this browser session has seen. It marks <html> because it runs before the page is alive. */
const splash = `(function(){var d=document.documentElement.dataset;try{if(sessionStorage.getItem('splash')){d.splash='seen';return}sessionStorage.setItem('splash','seen')}catch(e){}setTimeout(function(){d.splash='seen'},${limits.splashMs})})()`;

/** Keeps how a visit began when the page is left before it is alive; the next page reads it. */
const arrival = `addEventListener('pagehide',function(){if(!self.visitKept)try{sessionStorage.getItem('${arrivalKey}')||sessionStorage.setItem('${arrivalKey}',JSON.stringify({address:location.href,referrer:document.referrer,at:new Date}))}catch(e){}})`;

/** What a public page does before its scripts are there. Static, so that its hash in a policy never changes. */
export const startScript = `${splash};${arrival}`;
