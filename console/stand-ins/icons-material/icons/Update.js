import { PencilLine } from 'lucide-react';
import { icon } from '../icon.js';

export default icon(PencilLine, 'Update');
