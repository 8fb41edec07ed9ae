import { Bath } from 'lucide-react';
import { icon } from '../icon.js';

export default icon(Bath, 'HotTub');
