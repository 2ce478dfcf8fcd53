import { expect, test } from '../../../support/browser/browser-test';
import { signIn } from '../../../support/contract/admin-screens';
import { htmlAttacks, uncleanHtml } from '../../../support/html-attacks';

// Without the policy, which would stop what comes through, and reports also what is parsed and never run.
test.use({ bypassCSP: true });

test('what is pasted into the editor runs nothing, there and once it is saved; lists out of Word arrive as lists, and tables as a line for each row', async ({
  page,
  api,
}) => {
  await test.step('what is pasted into the editor runs nothing, there and once it is saved', async () => {
    const { _id } = await api.addDirector('Pasted Kamath');
    await signIn(page, '/admin/board');
    await page.getByRole('button', { name: 'Edit Pasted Kamath' }).click();
    const editor = page.getByRole('dialog').getByRole('textbox', { name: 'Bio' });
    await editor.click();
    await editor.evaluate((field, attacks) => {
      for (const html of attacks) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }
    }, htmlAttacks);
    await expect(editor).toContainText('last of all');
    expect(
      await editor.evaluate((field) => field.querySelectorAll('script,img,svg,iframe,object,style').length),
    ).toBe(0);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await saved;
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const { bio } = (await (await page.request.get(`/api/board/${_id}`)).json()) as { bio: string };
    expect(bio).toContain('last of all');
    expect(bio).not.toMatch(uncleanHtml);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    await page.goto(`/board/${_id}`);
    await expect(page.getByText('last of all')).toBeVisible();
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  });
  await test.step('lists out of Word arrive as lists, and tables as a line for each row', async () => {
    await signIn(page, '/admin/board');
    await page.getByRole('button', { name: 'Add Director' }).click();
    const editor = page.getByRole('dialog').getByRole('textbox', { name: 'Bio' });
    await editor.click();
    await editor.evaluate((field, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, fromWord);
    await expect(editor.locator('ul > li')).toHaveText(['a view of the sea', 'two balconies']);
    await expect(editor.locator('ul strong')).toHaveText('sea');
    await expect(editor.locator('ol > li')).toHaveText(['Visit the site', 'Choose a floor']);
    await expect(editor.locator(':scope > p')).toHaveText([
      'Every home has:',
      'Type: Area',
      '2 BHK: 1,150 sqft',
      '3 BHK: 1,640 sqft, two baths',
    ]);
  });
});

const fromWord = `<html><body><!--StartFragment-->
<p class=MsoNormal>Every home has:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>a view of the <b>sea</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>two balconies<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>Visit the site<o:p></o:p></p>
<p class=MsoListParagraph>2.&nbsp; Choose a floor</p>
<table class=MsoTableGrid><tr><th>Type</th><th>Area</th></tr>
<tr><td>2 BHK</td><td>1,150 sqft</td></tr>
<tr><td><p class=MsoNormal>3 BHK</p></td><td><p class=MsoNormal>1,640 sqft</p></td><td>two baths</td></tr></table>
<!--EndFragment--></body></html>`;
