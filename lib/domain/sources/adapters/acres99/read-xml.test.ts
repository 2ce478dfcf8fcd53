import { expect, it } from 'vitest';
import { readXml } from './read-xml';

it('attributes stand beside the elements, CDATA is text, and what comes once is no list', () => {
  const text =
    '\ufeff<?xml version="1.0"?><!-- a --><A b="1 &amp; 2"><C><![CDATA[<x> & ]]]]><![CDATA[>]]></C><D/><E>1</E><E f=\'2\'>3</E></A>';
  expect(readXml(text)).toEqual({
    A: { b: '1 & 2', C: '<x> & ]]>', D: '', E: ['1', { f: '2', text: '3' }] },
  });
  expect(readXml('<A>&lt;&#2325;&#x20B9;&nbsp;</A>')).toEqual({ A: '<क₹&nbsp;' });
});

it.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  ['an entity of a file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ['an element that is not closed', '<a><b></a>'],
  ['the half of an answer', '<Xml ActionStatus="true"><Resp><QryDtl'],
  ['CDATA without an end', '<a><![CDATA[x</a>'],
  ['two roots', '<a/><b/>'],
  ['words beside the root', '<a/>x'],
  ['a nest', '<a>'.repeat(20) + '</a>'.repeat(20)],
  ['HTML', '<html><br></html>'],
  ['nothing', ''],
])('%s is not read', (_what, text) => {
  expect(readXml(text)).toBeNull();
});

it('names of every object are names like others', () => {
  expect(Object.keys(readXml('<a><__proto__>1</__proto__><constructor>2</constructor></a>') ?? {})).toEqual([
    'a',
  ]);
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});

it.each([
  ['spaces in a tag', `<a${' '.repeat(200_000)}<`],
  ['attributes', `<a${' b="1"'.repeat(40_000)}`],
  ['open CDATA', '<![CDATA['.repeat(50_000)],
  ['many elements', `<a>${'<b/>'.repeat(100_000)}</a>`],
])('%s take no long time', (_what, text) => {
  const started = performance.now();
  readXml(text);
  expect(performance.now() - started).toBeLessThan(2000);
});
