'use client';

import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { toLinkAddress } from '@/lib/shared/addresses/link-address';
import { LinkForm } from './rich-text-link';
import { RichTextToolbar } from './rich-text-toolbar';
import { tidyPasted } from './tidy-pasted';

export type RichTextEditorProps = {
  id: string;
  label: string;
  initialHtml: string;
  onChange: (html: string) => void;
  isInvalid?: boolean;
  describedBy?: string;
};

const extensions = [
  Bold,
  BulletList,
  Document,
  HardBreak,
  Heading.configure({ levels: [1, 2] }),
  UndoRedo,
  Italic,
  ListItem,
  ListKeymap,
  Link.configure({ openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] }),
  OrderedList,
  Paragraph,
  Text,
  Underline,
];

/** ADB-2, ADB-4. */
export default function RichTextEditor({
  id,
  label,
  initialHtml,
  onChange,
  isInvalid = false,
  describedBy,
}: RichTextEditorProps) {
  const [isLinking, setIsLinking] = useState(false);
  const editor = useEditor({
    extensions,
    content: initialHtml,
    immediatelyRender: false,
    editorProps: {
      transformPastedHTML: tidyPasted,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(isInvalid),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  if (!editor) return <RichTextPlaceholder label={label} />;

  const setLink = (typed: string): boolean => {
    const href = toLinkAddress(typed);
    if (href === null) return false;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain.setLink({ href }).run();
    setIsLinking(false);
    return true;
  };

  return (
    <div
      className={`admin-editor admin-box rounded-[2px] bg-field ${isInvalid ? 'border-2 border-error' : 'border border-control'}`}
    >
      <RichTextToolbar editor={editor} label={label} onLink={() => setIsLinking(true)} />
      {isLinking && (
        <LinkForm
          current={String(editor.getAttributes('link').href ?? '')}
          onApply={setLink}
          onRemove={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            setIsLinking(false);
          }}
          onClose={() => {
            editor.commands.focus();
            setIsLinking(false);
          }}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}

export function RichTextPlaceholder({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="rounded-[2px] border border-control bg-field">
      <div className="h-[89px] border-hairline border-b bg-paper admin:h-9" />
      <p className="h-30 px-3.5 py-3 text-stone">
        <span className="sr-only">{label}: </span>Loading the editor…
      </p>
    </div>
  );
}
