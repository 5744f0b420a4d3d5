import { describeAccessibility } from '../support/describe-accessibility.ts';

describeAccessibility('phone', ['light', 'dark']);
