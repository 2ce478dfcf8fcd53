'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { findProjectForAdmin, offerSlug } from './admin-queries';
import { changeProjects } from './bulk-mutations';
import type { OfferedSlug, ProjectChange, ProjectChangesOutcome } from './dto';
import type { Project } from './fields';
import { scheduleHide, setProjectHidden } from './hide';
import { moveProject } from './move';

export async function changeProjectsAction(changes: ProjectChange[]): Promise<Result<ProjectChangesOutcome>> {
  return runEditorAction((editor) => changeProjects(editor, changes));
}

export async function setProjectHiddenAction(
  id: string,
  isHidden: boolean,
): Promise<Result<{ isHidden: boolean }>> {
  return runEditorAction((editor) => setProjectHidden(editor, id, isHidden));
}

export async function scheduleHideAction(
  id: string,
  at: string | null,
): Promise<Result<{ hideAt: string | null }>> {
  return runEditorAction((editor) => scheduleHide(editor, id, at));
}

export async function moveProjectAction(id: string, position: number): Promise<Result<{ position: number }>> {
  return runEditorAction((editor) => moveProject(editor, id, position));
}

export async function readProjectAction(id: string): Promise<Result<Project | null>> {
  return runEditorAction(async (editor) => ({ data: await findProjectForAdmin(editor, id), tags: [] }));
}

export async function offerSlugAction(id: string, name: string): Promise<Result<OfferedSlug>> {
  return runEditorAction(async (editor) => ({ data: await offerSlug(editor, id, name), tags: [] }));
}
