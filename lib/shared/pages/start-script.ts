import { limits } from '@/lib/content/limits';
import { arrivalKey } from '../enquiries/visit';

/** As in app/styles/shell.css. */
const fadeEndMs = 100;

/** On <html>, because it runs before the page is interactive. */
const splash = `{const d=document.documentElement.dataset,end=()=>{d.splash='seen'};let seen;try{seen=sessionStorage.getItem('splash');sessionStorage.setItem('splash','seen')}catch{}if(seen)end();else requestAnimationFrame(()=>setTimeout(end,${limits.splashMs + fadeEndMs}))}`;

const arrival = `addEventListener('pagehide',()=>{if(!self.visitKept)try{sessionStorage.getItem('${arrivalKey}')||sessionStorage.setItem('${arrivalKey}',JSON.stringify({address:location.href,referrer:document.referrer,at:new Date}))}catch{}})`;

/** Static, so that its hash in a policy never changes. */
export const startScript = `${splash};${arrival}`;
