import { releases } from '../support/releases';
import { describeUpgrade } from '../support/upgrade-guarantees';

describeUpgrade(releases['47d4c1b']);
