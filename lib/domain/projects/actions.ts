'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { changeProjects } from './bulk-mutations';
import type { OfferedSlug, ProjectChange, ProjectChangesOutcome } from './dto';
import type { Project } from './fields';
import { scheduleHide, setProjectHidden } from './hide';
import {
  createProject,
  deleteProject,
  moveProject,
  restoreProject,
  restoreProjectVersion,
  updateProject,
} from './mutations';
import { findProjectForAdmin, offerSlug } from './queries';

/** Saves the form: a new project without an id, else the one it names. */
export async function saveProjectAction(id: string | null, input: unknown): Promise<Result<Project>> {
  return runAdminAction((admin) =>
    id === null ? createProject(admin, input) : updateProject(admin, id, input),
  );
}

/** Hides, shows, deletes, brings back or gives a status to several. */
export async function changeProjectsAction(changes: ProjectChange[]): Promise<Result<ProjectChangesOutcome>> {
  return runAdminAction((admin) => changeProjects(admin, changes));
}

export async function deleteProjectAction(id: string): Promise<Result<null>> {
  return runAdminAction((admin) => deleteProject(admin, id));
}

/** Undo of a delete. */
export async function restoreProjectAction(id: string): Promise<Result<Project>> {
  return runAdminAction((admin) => restoreProject(admin, id));
}

/** Takes it off the website, or puts it back. */
export async function setProjectHiddenAction(
  id: string,
  isHidden: boolean,
): Promise<Result<{ isHidden: boolean }>> {
  return runAdminAction((admin) => setProjectHidden(admin, id, isHidden));
}

/** When it leaves the website by itself; null for never. */
export async function scheduleHideAction(
  id: string,
  at: string | null,
): Promise<Result<{ hideAt: string | null }>> {
  return runAdminAction((admin) => scheduleHide(admin, id, at));
}

/** To a place of the whole list, counted from 1. */
export async function moveProjectAction(id: string, position: number): Promise<Result<{ position: number }>> {
  return runAdminAction((admin) => moveProject(admin, id, position));
}

/** A project that the shown page of the list does not hold; null when there is none. */
export async function readProjectAction(id: string): Promise<Result<Project | null>> {
  return runAdminAction(async (admin) => ({ data: await findProjectForAdmin(admin, id), tags: [] }));
}

/** The address that its page would have under another name. */
export async function offerSlugAction(id: string, name: string): Promise<Result<OfferedSlug>> {
  return runAdminAction(async (admin) => ({ data: await offerSlug(admin, id, name), tags: [] }));
}

/** Saves the record as a line of its history holds it; `version` is the one that was read. */
export async function restoreProjectVersionAction(
  id: string,
  entryId: string,
  version?: number,
): Promise<Result<Project>> {
  return runAdminAction((admin) => restoreProjectVersion(admin, id, entryId, version));
}
