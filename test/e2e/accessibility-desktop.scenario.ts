import { describeAccessibility } from '../support/describe-accessibility.ts';

describeAccessibility('desktop', ['light', 'dark']);
