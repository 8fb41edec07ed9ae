import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const monitoring = join(import.meta.dirname, '../../docs/monitoring');

/** What a panel asks for. */
export interface Target {
  expr: string;
  legendFormat?: string;
  /** Asked for one moment instead of all that are shown. */
  instant?: boolean;
}

export interface Panel {
  title: string;
  type: string;
  description?: string;
  /** Of a grid with 24 columns. */
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig?: { defaults: { unit?: string } };
  targets?: readonly Target[];
  /** Those of a row that is folded. */
  panels?: readonly Panel[];
}

/** A dashboard for Grafana. */
export interface Dashboard {
  file: string;
  title: string;
  panels: readonly Panel[];
}

/** The dashboards of docs/monitoring, with the panels of folded rows beside the others. */
export function readDashboards(): Dashboard[] {
  const folder = join(monitoring, 'grafana');
  return readdirSync(folder).map((file) => {
    const { title, panels } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Dashboard, 'file'>;
    return { file, title, panels: panels.flatMap(withFolded) };
  });
}

const withFolded = (panel: Panel): Panel[] => [panel, ...(panel.panels ?? []).flatMap(withFolded)];
