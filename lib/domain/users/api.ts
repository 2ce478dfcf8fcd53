import 'server-only';
import { z } from 'zod';
import { type Call, named, said } from '@/lib/server/http/openapi';
import { adminUser, invited, session, user } from './dto';
import { invitation, ownPassword, passwordChange, registration, userPatch } from './schema';

const signedIn = named('SignedIn', z.object({ token: z.string(), user }));
const auth = '/api/admin/auth';

export const userCalls: Call[] = [
  {
    method: 'post',
    path: `${auth}/login`,
    summary: 'Sign in for a bearer token; an account with a second factor also needs a code of its app',
    access: 'public',
    body: {
      'application/json': z.object({
        email: z.string(),
        password: z.string(),
        code: z.string().nullish(),
      }),
    },
    answers: { 200: signedIn },
    errors: [401, 429],
  },
  {
    method: 'post',
    path: `${auth}/register`,
    summary: 'Add an admin; 403 unless by a signed-in admin',
    access: 'admin',
    body: { 'application/json': registration },
    answers: { 201: signedIn },
    errors: [409],
  },
  { method: 'get', path: `${auth}/me`, summary: 'Who is signed in', access: 'user', answers: { 200: user } },
  {
    method: 'post',
    path: `${auth}/logout`,
    summary: 'End this session',
    access: 'user',
    answers: { 200: said },
  },
  {
    method: 'post',
    path: `${auth}/confirm`,
    summary:
      'Confirm the own password. For ten minutes after that, or after the log-in, this session may change roles, invite, export, erase and read secrets; otherwise these calls answer 403 with errors.password',
    access: 'user',
    body: { 'application/json': ownPassword },
    answers: { 200: said },
    errors: [429],
  },
  {
    method: 'post',
    path: `${auth}/password`,
    summary: 'Change the own password and end the other sessions',
    access: 'user',
    body: { 'application/json': passwordChange },
    answers: { 200: said },
    errors: [429],
  },
  {
    method: 'get',
    path: '/api/admin/users',
    summary: 'The users',
    access: 'admin',
    answers: { 200: z.array(adminUser) },
  },
  {
    method: 'post',
    path: '/api/admin/users',
    summary: 'Invite a user; the link is returned only once',
    access: 'admin',
    body: { 'application/json': invitation },
    answers: { 201: invited },
    errors: [409],
  },
  {
    method: 'patch',
    path: '/api/admin/users/{id}',
    summary: 'Change name or role',
    access: 'admin',
    body: { 'application/json': userPatch },
    answers: { 200: adminUser },
    versioned: true,
  },
  {
    method: 'delete',
    path: '/api/admin/users/{id}',
    summary: 'Remove a user and end their sessions',
    access: 'admin',
    answers: { 200: z.null() },
    errors: [422],
  },
  {
    method: 'get',
    path: '/api/admin/sessions',
    summary: 'The active log-ins',
    access: 'admin',
    answers: { 200: z.array(session) },
  },
  {
    method: 'delete',
    path: '/api/admin/sessions/{id}',
    summary: 'End a log-in',
    access: 'admin',
    answers: { 200: z.null() },
  },
];
