import type { ReactNode } from "react";

interface RowProps {
	/** The first one names the row. */
	cells: readonly ReactNode[];
	className?: string;
	/** Of a row that sums up those below it. */
	scope?: "row" | "rowgroup";
}

/** The first row of a table: what its columns are called. */
export const HeadRow = ({ cells }: Pick<RowProps, "cells">) => (
	<thead>
		<tr>
			{cells.map((cell, column) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
				<th key={column} scope="col">
					{cell}
				</th>
			))}
		</tr>
	</thead>
);

export const Row = ({ cells: [name, ...cells], className, scope = "row" }: RowProps) => (
	<tr className={className}>
		<th scope={scope}>{name}</th>
		{cells.map((cell, column) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
			<td key={column}>{cell}</td>
		))}
	</tr>
);
