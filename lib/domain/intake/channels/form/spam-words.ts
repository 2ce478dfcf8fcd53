/** Buyers do not write these: two are enough. */
const alien = [
  /\bback\s?links?\b/g,
  /\bdo-?follow\b/g,
  /\b(?:guest|sponsored) posts?\b/g,
  /\b(?:online )?casinos?\b/g,
  /\bfree spins?\b/g,
  /\b(?:sports |cricket |ipl |online )?betting\b/g,
  /\b(?:satta|matka|rummy|teen patti|aviator game)\b/g,
  /\b(?:viagra|cialis|tramadol|xanax|steroids|kamagra)\b/g,
  /\b(?:without|no) prescription\b/g,
  /\b(?:weed|cbd|vape)\b/g,
  /\bweight loss\b|\blose \d+ ?kg\b/g,
  /\bescorts?(?: service)?\b/g,
  /\bcall girls?\b/g,
  /\b(?:nudes?|porn|xxx|sexy|sex cams?|sex videos?|happy ending)\b/g,
  /\b(?:hot|sexy|local) (?:girls?|singles)\b|\bdating site\b/g,
  /\b(?:lottery|jackpot)\b|ಲಾಟರಿ/g,
  /\bkbc\b|\blottery lagi\b|\bprize (?:lene|money)\b|\bcongratulations\b[^.]{0,40}\b(?:lakh|won|winner|selected)/g,
  /\bclaim (?:your|the) (?:prize|reward|gift)|\bgift cards?\b/g,
  /\bnext of kin\b|\blate (?:client|husband left)\b|\b(?:million|usd|gbp|\$)[^.]{0,40}\b(?:donate|inheritance|charity)\b/g,
  /\bdonate\b[^.]{0,20}\$/g,
  /\bdear(?:est)? beloved\b/g,
  /\b(?:instagram|youtube|facebook|tiktok) (?:followers|views|likes)\b/g,
  /\bsmm\b/g,
  /\bdomain\b[^!?]{0,40}\bis for sale\b/g,
  /\b(?:forex|binary options|trading signals|intraday)\b/g,
  /\bdouble your (?:money|capital)\b|\bpassive income\b|\bon autopilot\b/g,
  /\b(?:earn|make)s? (?:up to )?(?:rs\.? ?|[$₹€£] ?)?\d[^.]{0,20}\b(?:per|a|every) (?:day|week)\b/g,
  /\bghar baithe\b|\bpaise kama|(?:ಹಣ|ರೂಪಾಯಿ|\d) ಗಳಿಸಿ(?![\u0c80-\u0cff])/g,
  /\breplica\b|\bluxury handbags?\b/g,
  /\bhackers?\b/g,
  /\b(?:essay|thesis) writing\b|\bfake (?:passport|documents)\b|\bbuy (?:real |registered )*(?:passport|licen[cs]e)/g,
  /\b(?:email|contact|phone) (?:list|database)s?\b|\bdatabase of\b/g,
  /\bbulk (?:sms|e?mail|whatsapp)\b/g,
];

/** Buyers and applicants may write these: they are never enough alone. */
const shared = [
  /\bs\W?e\W?o\b|\bsearch engine\b/g,
  /\b(?:digital|social media|internet|content) marketing\b|\bgoogle ads\b/g,
  /\b(?:web ?sites?|web|mobile app|app|e-?commerce) (?:design|redesign|development|hosting)/g,
  /\b(?:design|develop|redesign|build)\b[^.]{0,30}\bweb ?sites?\b/g,
  /\b(?:buyer|verified|quality|real estate) leads\b|\bleads? generation\b|\binto (?:a )?leads?\b/g,
  /\bleads chahiye\b|\bmore (?:leads|customers|clients)\b/g,
  /\b(?:website|web|your) (?:traffic|ranking|rank)\b|\branking\b/g,
  /\b(?:personal|business|instant|payday|mudra|turant|unsecured) (?:loans?|funding)\b|\bdebts?\b/g,
  /\bneed a loan\b|\bloan chahiye\b|ವೈಯಕ್ತಿಕ ಸಾಲ|ತಕ್ಷಣ ಸಾಲ/g,
  /\b(?:bitcoins?|crypto\w*|btc|usdt|ethereum)\b/g,
  /\b(?:stock|share) market\b|\btrading\b|\binvesting with\b/g,
  /\b(?:overdue|unpaid|pending) invoices?\b|\binvoice\b[^.]{0,30}\battached\b|\bdomain(?: name)? (?:is |has )?(?:about to )?expir/g,
  /\bdomain name\b|\bhosting\b|\bchat ?bots?\b|\bexplainer videos?\b/g,
  /\b(?:iso 9001|iso|trade ?mark|msme|gst|fssai) (?:registration|certificat(?:e|ion))s?\b|\btrade ?marks?\b|\biso 9001\b|\bmsme\b/g,
  /\b(?:part[- ]?time|data entry|work from home) jobs?\b/g,
  /\bcheap (?:watches|bags|pills)\b|\bgold bars?\b/g,
];

const pitches = [
  /\bwe (?:can )?(?:offer|provide|sell|submit|deliver)\b|\bour (?:seo|services?|packages?|agency|team of)\b/g,
  /\bwe are (?:an? )?[^.]{0,40}\b(?:company|agency|factory|manufacturers?)\b/g,
  /\b(?:first|1st|top|5th) page\b|\bpage (?:one|1)\b|\btop of google\b|ಮೊದಲ ಪುಟ/g,
  /\b(?:boost|increase|improve|grow|explode|skyrocket) your\b/g,
  /\byour (?:website|site|web page|business|brand)\b[^.]{0,60}\b(?:rank|errors?|issues?|slow|traffic|leads|sales|expire|suspen|not registered)/g,
  /\b(?:viewed|reviewed|going through) your (?:web ?)?site\b/g,
  /\baap(?:ki|ka|ke)\b[^.]{0,10}\b(?:website|business)\b|ನಿಮ್ಮ ವೆಬ್ಸೈಟ್/g,
  /\bmillion contact forms\b|\bcontact form marketing\b|\b(?:10|15|20)[- ]minute call\b|\bwe grew\b|\btarget audience\b/g,
  /\btower lag\w+|\bapni zameen par\b/g,
  /\b(?:for|grow|is|of) your business\b(?! hours)|\bbusiness owner\b/g,
  /\b100 ?% (?:genuine|real|natural|pakka)\b|\bbina (?:documents?|cibil)\b/g,
  /\b(?:no|without) (?:risk|investment|cibil|credit check)\b|\bbad credit\b|(?:ದಾಖಲೆ|ಗ್ಯಾರಂಟಿ) (?:ಇಲ್ಲದೆ|ಬೇಡ)|ಹೂಡಿಕೆ ಬೇಡ/g,
  /\binvestment nahi\b|\baa?dhaa?r (?:card )?par\b/g,
  /\b(?:click here|order now|apply now|buy now|register now|sign up now|apply here)\b/g,
  /\bjoin (?:now|free|our|kare)\b|\bfree (?:trial|demo|audit|webinar|consultation)\b/g,
  /\bwith only \$|\bfor (?:only|just) \$|\bstarting rs|\bstarts at \$/g,
  /\b(?:same day|instant) (?:approval|withdrawal|payout)\b|\bapproval in \d|\d minute me approval/g,
  /\btelegram\b|\bt\.me\b|\bdiscreet\b/g,
  /\byou (?:have )?won\b|\byou are selected\b|ಗೆದ್ದಿದ್ದೀರಿ/g,
  /\bavoid (?:suspension|legal action|disconnection)\b/g,
  /\b(?:worldwide|moq)\b|\bhire (?:dedicated|a|our) (?:\w+ )?(?:developers?|experts?|hackers?)\b/g,
];

/** Buyers use these words too. */
const common = [
  /\bguarantee(?:d|s)?\b|\blimited[- ]time\b|\b\d+ ?% (?:off|discount)\b/g,
  /\b(?:cheap|cheapest|lowest|affordable|best|low) (?:price|cost|rate)s?\b|\bcheap\b|\baffordable\b|\bsasta\b|ಕಡಿಮೆ ಬೆಲೆ/g,
  /\b(?:send|share)\b[^.]{0,25}\b(?:proposal|quote|audit|counts)\b|\breply for\b|\b(?:proposal|quote)\b/g,
  /\b(?:schedule|open to|book)\b[^.]{0,25}\b(?:call|demo|meeting)\b/g,
  /\b(?:contact us|reply)\b[^.]{0,20}\b(?:today|now|urgently|whatsapp|email)\b/g,
  /\b(?:call|whatsapp)(?: us)? now\b|\b(?:abhi|turant|aaj hi) (?:call|whatsapp)\b|\b(?:call|whatsapp) kare\b|(?:ಈಗಲೇ|ಇಂದೇ|ತಕ್ಷಣ) ಕರೆ|ವಾಟ್ಸಾಪ್/g,
  /\b24 ?(?:x|\/) ?7\b|\b24 hours\b|\bfull satisfaction\b|\bcatalog\b|\bbonus\b|ಬಹುಮಾನ/g,
  /\b(?:visited|found|noticed|came across) your (?:web ?)?site\b|\bfree shipping\b|\bdownload\b/g,
];

const lists = { alien, shared, pitches, common };

/** A phrase is removed once it is found, so that no word counts twice. */
export function findAdvertising(text: string): Record<keyof typeof lists, string[]> {
  let rest = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
  const find = (list: RegExp[]) =>
    list.flatMap((phrase) => {
      const found = new Set(rest.match(phrase));
      rest = rest.replace(phrase, '·');
      return [...found];
    });
  return { alien: find(alien), shared: find(shared), pitches: find(pitches), common: find(common) };
}
