export const noteLook =
  'whitespace-pre-wrap break-words rounded-[2px] border border-hairline bg-paper px-3 py-2';
