/** "₹ 85 lakh onwards", in the field that asks for an area, whatever its name says (PROJ-7). */
export const looksLikeMoney = (text: string): boolean =>
  /₹|(?<![a-z])(?:rs|inr|lakhs?|lacs?|crores?|cr)(?![a-z])/i.test(text);
