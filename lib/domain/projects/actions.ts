'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { changeProjects } from './bulk-mutations';
import type { OfferedSlug, ProjectChange, ProjectChangesOutcome } from './dto';
import type { Project } from './fields';
import { scheduleHide, setProjectHidden } from './hide';
import { moveProject } from './move';
import { findProjectForAdmin, offerSlug } from './queries';

/** Hides, shows, deletes, brings back or gives a status to several. */
export async function changeProjectsAction(changes: ProjectChange[]): Promise<Result<ProjectChangesOutcome>> {
  return runEditorAction((editor) => changeProjects(editor, changes));
}

/** Takes it off the website, or puts it back. */
export async function setProjectHiddenAction(
  id: string,
  isHidden: boolean,
): Promise<Result<{ isHidden: boolean }>> {
  return runEditorAction((editor) => setProjectHidden(editor, id, isHidden));
}

/** When it leaves the website by itself; null for never. */
export async function scheduleHideAction(
  id: string,
  at: string | null,
): Promise<Result<{ hideAt: string | null }>> {
  return runEditorAction((editor) => scheduleHide(editor, id, at));
}

/** To a place of the whole list, counted from 1. */
export async function moveProjectAction(id: string, position: number): Promise<Result<{ position: number }>> {
  return runEditorAction((editor) => moveProject(editor, id, position));
}

/** A project that the shown page of the list does not hold; null when there is none. */
export async function readProjectAction(id: string): Promise<Result<Project | null>> {
  return runEditorAction(async (editor) => ({ data: await findProjectForAdmin(editor, id), tags: [] }));
}

/** The address that its page would have under another name. */
export async function offerSlugAction(id: string, name: string): Promise<Result<OfferedSlug>> {
  return runEditorAction(async (editor) => ({ data: await offerSlug(editor, id, name), tags: [] }));
}
