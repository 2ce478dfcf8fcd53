/** The smallest whole PDF: one empty page, with a text that tells it from others. */
export function makePdf(text = 'plan', bytes = 0): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const end = '\ntrailer\n<< /Root 1 0 R /Size 4 >>\n%%EOF\n';
  const start = `%PDF-1.7\n% ${text}\n${body}`;
  return Buffer.from(start + '\n'.repeat(Math.max(0, bytes - start.length - end.length)) + end, 'latin1');
}

/** The same as the file of a form. */
export const makePdfFile = (name = 'Plan.pdf', pdf = makePdf()): File =>
  new File([new Uint8Array(pdf)], name, { type: 'application/pdf' });
