'use client';

import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading1,
  Heading2,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  RemoveFormatting,
  Underline,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { Fragment } from 'react';

type Tool = { name: string; Icon: LucideIcon; isActive?: boolean; run: () => void };

function listTools(editor: Editor, active: Record<string, boolean>, onLink: () => void): Tool[][] {
  const chain = () => editor.chain().focus();
  return [
    [
      {
        name: 'Header 1',
        Icon: Heading1,
        isActive: active.h1,
        run: () => chain().toggleHeading({ level: 1 }).run(),
      },
      {
        name: 'Header 2',
        Icon: Heading2,
        isActive: active.h2,
        run: () => chain().toggleHeading({ level: 2 }).run(),
      },
    ],
    [
      { name: 'Bold', Icon: Bold, isActive: active.bold, run: () => chain().toggleBold().run() },
      { name: 'Italic', Icon: Italic, isActive: active.italic, run: () => chain().toggleItalic().run() },
      {
        name: 'Underline',
        Icon: Underline,
        isActive: active.underline,
        run: () => chain().toggleUnderline().run(),
      },
    ],
    [
      {
        name: 'Ordered list',
        Icon: ListOrdered,
        isActive: active.ordered,
        run: () => chain().toggleOrderedList().run(),
      },
      {
        name: 'Bullet list',
        Icon: List,
        isActive: active.bullets,
        run: () => chain().toggleBulletList().run(),
      },
    ],
    [
      { name: 'Link', Icon: LinkIcon, isActive: active.link, run: onLink },
      { name: 'Clean', Icon: RemoveFormatting, run: () => chain().unsetAllMarks().clearNodes().run() },
    ],
  ];
}

type RichTextToolbarProps = { editor: Editor; label: string; onLink: () => void };

export function RichTextToolbar({ editor, label, onLink }: RichTextToolbarProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h1: now.isActive('heading', { level: 1 }),
      h2: now.isActive('heading', { level: 2 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      ordered: now.isActive('orderedList'),
      bullets: now.isActive('bulletList'),
      link: now.isActive('link'),
    }),
  });
  return (
    <Toolbar.Root
      aria-label={`${label}: formatting`}
      className="grid grid-cols-5 border-hairline border-b bg-paper p-0.5 admin:flex admin:items-center admin:gap-0.5"
    >
      {listTools(editor, active, onLink).map((group, index) => (
        <Fragment key={group[0]?.name}>
          {index > 0 && <Toolbar.Separator className="mx-1.5 hidden h-[18px] w-px bg-line admin:block" />}
          {group.map(({ name, Icon, isActive, run }) => (
            <Toolbar.Button
              key={name}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={isActive}
              onClick={run}
              className="ring-inside grid h-11 place-items-center rounded-[2px] text-ink-2 hover:bg-sand aria-pressed:bg-ink aria-pressed:text-white admin:h-[30px] admin:w-[30px]"
            >
              <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
            </Toolbar.Button>
          ))}
        </Fragment>
      ))}
    </Toolbar.Root>
  );
}
