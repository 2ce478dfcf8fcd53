/** Of a link of the bar at the foot of a phone. */
export const barLink = 'grid min-h-[52px] place-items-center px-1';
