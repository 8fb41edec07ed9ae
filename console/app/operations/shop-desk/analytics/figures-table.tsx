import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface FigureColumn<Row> {
  name: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Shown on wide screens only. */
  wide?: true;
}

/** A table of figures: its first column names the row, the others are numbers. */
export function FiguresTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  empty,
  last,
  total,
}: {
  label: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  empty: string;
  /** A row below the others, as the first and the last cell. */
  last?: [ReactNode, ReactNode] | undefined;
  /** A row above the others, of all of them. */
  total?: Row;
}) {
  const display = ({ wide }: FigureColumn<Row>) => (wide ? { xs: 'none', md: 'table-cell' } : 'table-cell');
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 2.5 }}>
        {empty}
      </Typography>
    );
  return (
    <TableContainer sx={{ maxHeight: 560 }} tabIndex={0} role="region" aria-label={label}>
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell
                key={column.name}
                align={index === 0 ? 'left' : 'right'}
                sx={{ display: display(column), backgroundColor: 'background.paper' }}
              >
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {(total ? [total, ...rows] : rows).map((row) => (
            <TableRow key={row.id} hover sx={row === total ? { '& > *': { fontWeight: 700 } } : {}}>
              {columns.map((column, index) => (
                <TableCell
                  key={column.name}
                  align={index === 0 ? 'left' : 'right'}
                  sx={{ display: display(column), ...(index === 0 && { maxWidth: { xs: 150, md: 360 } }) }}
                  {...(index === 0 && { component: 'th' as const, scope: 'row' })}
                >
                  {column.cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
          {last && (
            <TableRow>
              {columns.map((column, index) => (
                <TableCell
                  key={column.name}
                  align={index === 0 ? 'left' : 'right'}
                  sx={{ display: display(column), color: 'text.secondary' }}
                >
                  {index === 0 ? last[0] : index === columns.length - 1 ? last[1] : null}
                </TableCell>
              ))}
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
