import NextAuth from 'next-auth';
import { authOptions } from '@/lib/server/auth/next-auth';

const handle = (request: Request, context: unknown) => NextAuth(authOptions())(request, context);

export { handle as GET, handle as POST };
