import 'server-only';
import { headers } from 'next/headers';
import NextAuth, { type NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { messages } from '@/lib/content/messages';
import { loginPath } from '@/lib/content/nav';
import { AppError } from '@/lib/shared/errors';
import { log } from '../../log';
import { authSecret } from '../../secrets/auth-secret';
import { startBrowserLogin } from '../browser-login';
import { callbackCookie, laxCookie, sessionCookie } from '../cookies';
import { logOut } from '../login';
import { findActiveSession, sessionMaxAgeSeconds } from '../session';

function authOptions(): NextAuthOptions {
  return {
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: sessionMaxAgeSeconds },
    cookies: {
      sessionToken: {
        name: sessionCookie,
        options: laxCookie,
      },
      callbackUrl: { name: callbackCookie, options: laxCookie },
    },
    pages: { signIn: loginPath, error: loginPath },
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        async authorize(credentials, request) {
          try {
            const loggedIn = await startBrowserLogin(
              { email: credentials?.email ?? '', password: credentials?.password ?? '' },
              new Headers(request.headers as Record<string, string>),
            );
            if (!loggedIn) throw new AppError('unauthorized', messages.login.codeNeeded);
            return { ...loggedIn.user, sid: loggedIn.secret };
          } catch (error) {
            // next-auth 4 passes the message of an Error to the page as `error`.
            if (error instanceof AppError) throw new Error(error.message);
            log.error({ error }, 'log-in failed');
            throw new Error(messages.somethingWrong);
          }
        },
      }),
    ],
    callbacks: {
      jwt({ token, user }) {
        return user ? { sub: user.id, sid: (user as { sid?: string }).sid } : token;
      },
      async session({ session, token }) {
        const active = await findActiveSession(token.sid);
        return { expires: session.expires, user: active?.user };
      },
    },
    events: {
      async signOut({ token }) {
        const active = await findActiveSession(token?.sid);
        if (active) await logOut(active, await headers());
      },
    },
  };
}

/** @throws SyntaxError for a body that claims to be JSON and is not. */
export const answerNextAuth = (request: Request, params: object): Promise<Response> =>
  NextAuth(authOptions())(request, { params });
