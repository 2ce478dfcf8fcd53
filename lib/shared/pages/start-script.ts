import { limits } from '@/lib/content/limits';
import { arrivalKey } from '../enquiries/visit';

/** Its fade ends with the splash (app/styles/shell.css): the mark comes after it, or would cut it. */
const fadeEndMs = 100;

/** Skips the splash that this browser session has seen, which stands from the first paint on. It marks <html> because it runs before the page is alive. */
const splash = `{const d=document.documentElement.dataset,end=()=>{d.splash='seen'};let seen;try{seen=sessionStorage.getItem('splash');sessionStorage.setItem('splash','seen')}catch{}if(seen)end();else requestAnimationFrame(()=>setTimeout(end,${limits.splashMs + fadeEndMs}))}`;

/** Keeps how a visit began when the page is left before it is alive; the next page reads it. */
const arrival = `addEventListener('pagehide',()=>{if(!self.visitKept)try{sessionStorage.getItem('${arrivalKey}')||sessionStorage.setItem('${arrivalKey}',JSON.stringify({address:location.href,referrer:document.referrer,at:new Date}))}catch{}})`;

/** What a public page does before its scripts are there. Static, so that its hash in a policy never changes. */
export const startScript = `${splash};${arrival}`;
