'use client';

import { faqs as part } from '@/lib/domain/settings/parts/faqs';
import type { SettingValue } from '@/lib/domain/settings/schema';
import { ProseField } from './prose-field';
import { SettingEditor } from './setting-editor';
import { EntryList, SettingField } from './setting-field';
import { fromParagraphs, makeSettingForm, newKey, toParagraphs } from './setting-forms';
import { type PartProps, useSettingForm } from './use-setting-form';

type Link = NonNullable<SettingValue<'faqs'>[number]['link']>;
type Entry = {
  key: string;
  _id?: string;
  question: string;
  answer: string;
  linkName: string;
  href: Link['href'] | '';
};

const pages: { href: Link['href']; name: string }[] = [
  { href: '/projects', name: 'Projects' },
  { href: '/contact', name: 'Contact' },
  { href: '/upcoming-projects', name: 'Upcoming Projects' },
];

const faqsForm = makeSettingForm<'faqs', { faqs: Entry[] }>(
  part,
  (faqs) => ({
    faqs: faqs.map(({ _id, question, answer, link }) => ({
      key: _id ?? newKey(),
      _id,
      question,
      answer: fromParagraphs(answer),
      linkName: link?.name ?? '',
      href: link?.href ?? '',
    })),
  }),
  ({ faqs }) =>
    faqs.map(({ _id, question, answer, linkName, href }) => ({
      _id,
      question,
      answer: toParagraphs(answer),
      link: href === '' ? undefined : { name: linkName, href },
    })),
);

export function FaqsPart(props: PartProps<'faqs'>) {
  const form = useSettingForm(faqsForm, props);
  const { values, set, errorOf } = form;
  const { facts } = props.context;
  return (
    <SettingEditor {...props} part={part} form={form} note="The questions of the FAQ page, in this order.">
      <EntryList
        thing="question"
        entries={values.faqs}
        max={40}
        make={() => ({ key: newKey(), question: '', answer: '', linkName: '', href: '' as const })}
        onChange={(faqs) => set('faqs', faqs)}
      >
        {(entry, index, change) => (
          <>
            <ProseField
              facts={facts}
              path={`${index}.question`}
              label="Question"
              value={entry.question}
              error={errorOf(`${index}.question`)}
              onChange={(question) => change({ question })}
            />
            <ProseField
              facts={facts}
              path={`${index}.answer`}
              label="Answer"
              rows={4}
              hint="An empty line starts a new paragraph."
              value={entry.answer}
              error={errorOf(`${index}.answer`)}
              onChange={(answer) => change({ answer })}
            />
            <div className="grid gap-3 admin:grid-cols-2">
              <label className="flex flex-col gap-1.5 font-[550] admin:text-[13px] admin:leading-[18px]">
                Leads on to
                <select
                  value={entry.href}
                  onChange={(event) => change({ href: event.target.value as Entry['href'] })}
                  className="admin-field font-normal"
                >
                  <option value="">Nothing</option>
                  {pages.map(({ href, name }) => (
                    <option key={href} value={href}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              {entry.href && (
                <SettingField
                  path={`${index}.link.name`}
                  label="Text of the link"
                  value={entry.linkName}
                  error={errorOf(`${index}.link.name`)}
                  onChange={(linkName) => change({ linkName })}
                />
              )}
            </div>
          </>
        )}
      </EntryList>
    </SettingEditor>
  );
}
