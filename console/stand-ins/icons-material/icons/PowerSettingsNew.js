import { Power } from 'lucide-react';
import { icon } from '../icon.js';

export default icon(Power, 'PowerSettingsNew');
