/** PROJ-7: detects a price such as "₹ 85 lakh onwards" in the area field. */
export const looksLikeMoney = (text: string): boolean =>
  /₹|(?<![a-z])(?:rs|inr|lakhs?|lacs?|crores?|cr)(?![a-z])/i.test(text);
