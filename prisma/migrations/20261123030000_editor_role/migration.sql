-- AlterEnum
ALTER TYPE "Role" ADD VALUE 'editor';
